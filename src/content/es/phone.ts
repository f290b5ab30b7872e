export default {
  country_code: 'Código de país',
  country_code_value: 'Código de país: {{country}}, {{dialCode}}',
  search_country: 'Buscar país...',
  countries_found_one: '{{count}} país encontrado',
  countries_found_other: '{{count}} países encontrados',
  no_country: 'No se encontró el país',
} as const
