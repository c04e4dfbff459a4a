// Functions of libraries that the first frame does not need: the first call loads the library. The
// program is linked to these jumps instead of the libraries, so that the loader does not load them
// at every start.

  .text
  .p2align 4
// Replaces the slot at r11 with the function that is named at r10, and continues there with all
// arguments.
first_call:
  push %rbp
  mov %rsp, %rbp
  .irp register, rdi, rsi, rdx, rcx, r8, r9, rax, r11
  push %\register
  .endr
  sub $128, %rsp
  .irp number, 0, 1, 2, 3, 4, 5, 6, 7
  movups %xmm\number, 16*\number(%rsp)
  .endr
  mov %r10, %rdi
  call late_function
  .irp number, 0, 1, 2, 3, 4, 5, 6, 7
  movups 16*\number(%rsp), %xmm\number
  .endr
  add $128, %rsp
  pop %r11
  mov %rax, (%r11)
  .irp register, rax, r9, r8, rcx, rdx, rsi, rdi, rbp
  pop %\register
  .endr
  jmp *(%r11)

.macro late name
  .globl \name
  .hidden \name
  .type \name, @function
\name:
  endbr64
  jmp *slot_\name(%rip)
first_\name:
  endbr64
  lea slot_\name(%rip), %r11
  lea name_\name(%rip), %r10
  jmp first_call
  .pushsection .data.late, "aw"
  .p2align 3
slot_\name:
  .quad first_\name
  .popsection
  .pushsection .rodata.late, "aMS", @progbits, 1
name_\name:
  .asciz "\name"
  .popsection
.endm

  late FcConfigGetConfigFiles
  late FcConfigGetFontDirs
  late FcConfigGetSysRoot
  late FcStrListDone
  late FcStrListNext
  late XRRFreeCrtcInfo
  late XRRFreeScreenResources
  late XRRGetCrtcInfo
  late XRRGetScreenResourcesCurrent
  late XRRQueryExtension
  late XRRSelectInput
  late XRRUpdateConfiguration
  late XcursorLibraryLoadCursor
  late atk_action_get_type
  late atk_component_get_type
  late atk_object_get_type
  late atk_object_notify_state_change
  late atk_object_set_accessible_id
  late atk_range_new
  late atk_relation_new
  late atk_relation_set_add
  late atk_relation_set_new
  late atk_role_for_name
  late atk_selection_get_type
  late atk_state_set_add_state
  late atk_state_set_new
  late atk_util_get_type
  late atk_value_get_type
  late atk_window_get_type
  late cairo_clip
  late cairo_close_path
  late cairo_copy_path
  late cairo_create
  late cairo_curve_to
  late cairo_destroy
  late cairo_fill
  late cairo_font_face_destroy
  late cairo_font_options_create
  late cairo_font_options_destroy
  late cairo_font_options_set_antialias
  late cairo_font_options_set_hint_metrics
  late cairo_font_options_set_hint_style
  late cairo_ft_font_face_create_for_pattern
  late cairo_image_surface_create
  late cairo_image_surface_create_for_data
  late cairo_image_surface_create_from_png_stream
  late cairo_image_surface_get_data
  late cairo_image_surface_get_format
  late cairo_image_surface_get_height
  late cairo_image_surface_get_stride
  late cairo_image_surface_get_width
  late cairo_line_to
  late cairo_mask_surface
  late cairo_matrix_init_identity
  late cairo_move_to
  late cairo_new_path
  late cairo_paint
  late cairo_paint_with_alpha
  late cairo_path_destroy
  late cairo_pattern_add_color_stop_rgba
  late cairo_pattern_create_linear
  late cairo_pattern_destroy
  late cairo_pdf_surface_create_for_stream
  late cairo_pdf_surface_restrict_to_version
  late cairo_pdf_surface_set_metadata
  late cairo_pop_group_to_source
  late cairo_push_group
  late cairo_recording_surface_create
  late cairo_rectangle
  late cairo_restore
  late cairo_save
  late cairo_scale
  late cairo_scaled_font_create
  late cairo_scaled_font_destroy
  late cairo_scaled_font_status
  late cairo_set_fill_rule
  late cairo_set_operator
  late cairo_set_source
  late cairo_set_source_rgba
  late cairo_set_source_surface
  late cairo_show_page
  late cairo_status
  late cairo_status_to_string
  late cairo_surface_destroy
  late cairo_surface_finish
  late cairo_surface_flush
  late cairo_surface_mark_dirty
  late cairo_surface_status
  late cairo_surface_write_to_png_stream
  late cairo_translate
  late g_bus_get
  late g_bus_get_finish
  late g_bus_unwatch_name
  late g_bus_watch_name_on_connection
  late g_dbus_connection_call
  late g_dbus_connection_call_finish
  late g_dbus_connection_get_unique_name
  late g_dbus_connection_set_exit_on_close
  late g_dbus_connection_signal_subscribe
  late g_dbus_connection_signal_unsubscribe
  late g_error_free
  late g_get_monotonic_time
  late g_idle_source_new
  late g_log_set_handler
  late g_main_context_acquire
  late g_main_context_check
  late g_main_context_default
  late g_main_context_dispatch
  late g_main_context_new_with_flags
  late g_main_context_pop_thread_default
  late g_main_context_prepare
  late g_main_context_push_thread_default
  late g_main_context_query
  late g_main_context_release
  late g_malloc
  late g_object_get_data
  late g_object_new_with_properties
  late g_object_notify
  late g_object_ref
  late g_object_set_data
  late g_object_unref
  late g_quark_from_string
  late g_signal_emitv
  late g_signal_lookup
  late g_signal_query
  late g_slist_prepend
  late g_source_attach
  late g_source_set_callback
  late g_source_unref
  late g_strdup
  late g_type_add_interface_static
  late g_type_class_ref
  late g_type_from_name
  late g_type_query
  late g_type_register_static_simple
  late g_value_init
  late g_value_set_boxed
  late g_value_set_double
  late g_value_set_object
  late g_value_set_pointer
  late g_value_set_uint
  late g_value_unset
  late g_variant_classify
  late g_variant_get_boolean
  late g_variant_get_child_value
  late g_variant_get_double
  late g_variant_get_string
  late g_variant_get_type_string
  late g_variant_get_uint32
  late g_variant_get_variant
  late g_variant_lookup_value
  late g_variant_n_children
  late g_variant_new_array
  late g_variant_new_boolean
  late g_variant_new_dict_entry
  late g_variant_new_int32
  late g_variant_new_string
  late g_variant_new_tuple
  late g_variant_new_uint32
  late g_variant_new_variant
  late g_variant_ref
  late g_variant_type_free
  late g_variant_type_new
  late g_variant_unref
  late pango_attr_font_features_new
  late pango_attr_letter_spacing_new
  late pango_attr_list_insert
  late pango_attr_list_new
  late pango_attr_list_unref
  late pango_cairo_context_set_font_options
  late pango_cairo_font_map_new
  late pango_cairo_layout_line_path
  late pango_cairo_show_layout_line
  late pango_context_load_font
  late pango_context_set_round_glyph_positions
  late pango_fc_font_get_pattern
  late pango_font_describe
  late pango_font_description_free
  late pango_font_description_get_family
  late pango_font_description_new
  late pango_font_description_set_absolute_size
  late pango_font_description_set_family
  late pango_font_description_set_weight
  late pango_font_map_create_context
  late pango_layout_get_line_count
  late pango_layout_get_line_readonly
  late pango_layout_get_unknown_glyphs_count
  late pango_layout_line_get_extents
  late pango_layout_new
  late pango_layout_set_attributes
  late pango_layout_set_ellipsize
  late pango_layout_set_font_description
  late pango_layout_set_text
  late pango_layout_set_width
  late pango_layout_set_wrap

  .section .note.GNU-stack, "", @progbits
