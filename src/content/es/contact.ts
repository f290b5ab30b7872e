const contact = {
  form_label: 'Formulario de contacto',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  company: 'Empresa',
  subject: 'Asunto',
  message: 'Mensaje',
  required_note: 'Los campos con * son requeridos.',
  privacy_note: 'Guardamos estos datos para responderte y dar seguimiento a tu consulta.',
  privacy_link: 'Política de privacidad',
  send: 'Enviar mensaje',
  sending: 'Enviando...',
  success: '¡Mensaje enviado con éxito! Pronto nos pondremos en contacto contigo.',
  write_another: 'Escribir otro mensaje',
  needs_script: 'No pudimos cargar este formulario, que necesita JavaScript.',
  error_sending: 'Hubo un problema al enviar tu mensaje. Por favor intenta nuevamente.',
  error_offline:
    'Parece que no hay conexión. Tu mensaje sigue aquí: revisa tu conexión y envíalo de nuevo.',
  error_rate_limited:
    'Hay demasiados envíos en este momento. Tu mensaje sigue aquí: espera un minuto y envíalo de nuevo.',
  error_resume: 'Tu mensaje sigue aquí. Vuelve a enviarlo: no llegará dos veces.',
  error_all_fields: 'Por favor completa todos los campos requeridos',
  error_too_long: 'Ese texto es demasiado largo. Por favor acórtalo.',
  error_valid_email: 'Por favor ingresa un correo electrónico válido, como nombre@empresa.com.',
  error_valid_phone: 'Por favor ingresa un número de teléfono de al menos 6 dígitos.',
  field_required: 'Este campo es requerido.',
  characters_left_one: 'Queda {{count, number}} carácter.',
  characters_left_other: 'Quedan {{count, number}} caracteres.',
  characters_over_one: 'Sobra {{count, number}} carácter.',
  characters_over_other: 'Sobran {{count, number}} caracteres.',
} as const

export default contact
