import type { Language } from '@/site/language'
import { loadSearch } from './loadSearch'

/** What visitors type, and the path that must come first. */
const expected: Readonly<Record<Language, readonly (readonly [query: string, path: string])[]>> = {
  es: [
    ['precio', '/precios'],
    ['precios', '/precios'],
    ['¿Cuánto cuesta?', '/precios'],
    ['presios', '/precios'],
    ['Avanza', '/precios#plan-advance'],
    ['corporativo', '/precios#enterprise-title'],
    ['cancelar', '/precios#cancellation-title'],
    ['contacto', '/#contact'],
    ['telefono', '/#contact'],
    ['horario', '/agendar-demo'],
    ['agendar', '/agendar-demo'],
    ['reservar una demo', '/agendar-demo'],
    ['citas', '/industrias/salud'],
    ['clínicas', '/industrias/salud'],
    ['automocion', '/industrias/automotriz'],
    ['automoción', '/industrias/automotriz'],
    ['finanzero', '/industrias/financiero'],
    ['tiendas', '/industrias/comercio'],
    ['integracion', '/como-funciona#integrations-title'],
    ['integraciones', '/como-funciona#integrations-title'],
    ['SalesBot', '/como-funciona?assistant=salesbot#conversation'],
    ['whatsapp', '/#integration-title'],
    ['Gmail', '/terminos-google'],
    ['RGPD', '/politica-privacidad'],
    ['pricing', '/precios'],
    ['Turing', '/blog/test-turing'],
    ['seguridad', '/politica-privacidad'],
  ],
  en: [
    ['price', '/en/pricing'],
    ['prices', '/en/pricing'],
    ['how much does it cost', '/en/pricing'],
    ['pricng', '/en/pricing'],
    ['Advance', '/en/pricing#plan-advance'],
    ['enterprise', '/en/pricing#enterprise-title'],
    ['cancel', '/en/pricing#cancellation-title'],
    ['contact', '/#contact'],
    ['phone number', '/#contact'],
    ['opening hours', '/en/schedule-demo'],
    ['book a demo', '/en/schedule-demo'],
    ['booking', '/en/schedule-demo'],
    ['appointments', '/en/industries/health'],
    ['helthcare', '/en/industries/health'],
    ['car dealer', '/en/industries/automotive'],
    ['banks', '/en/industries/financial'],
    ['online store', '/en/industries/retail'],
    ['integrations', '/en/how-it-works#integrations-title'],
    ['SalesBot', '/en/how-it-works?assistant=salesbot#conversation'],
    ['whatsapp', '/#integration-title'],
    ['Gmail', '/en/google-terms'],
    ['GDPR', '/en/privacy-policy'],
    ['precio', '/en/pricing'],
    ['Turing', '/en/blog/turing-test'],
  ],
}

describe.each(['es', 'en'] as const)('in %s', (language) => {
  test.each(expected[language])('%j leads to %s first', async (query, path) => {
    const { find } = await loadSearch(language)
    expect(find(query)[0]?.path).toBe(path)
  })
})
