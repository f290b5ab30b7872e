import { currency, discountPercent, plans } from '@/content/plans'
import { languages, type Language } from '@/site/language'
import { texts } from '@/testing/texts'
import type { Search } from './createSearch'
import { loadSearch } from './loadSearch'

const [{ originalPrice, discountedPrice }] = plans
const { es, en } = texts

/** What visitors type, and the path that must come first. */
const expected: Readonly<Record<Language, readonly (readonly [query: string, path: string])[]>> = {
  es: [
    ['precio', '/precios'],
    ['precios', '/precios'],
    [es.search.suggestion_plans, '/precios'],
    [es.search.suggestion_channels, '/como-funciona#questions'],
    [es.search.suggestion_systems, '/como-funciona#integrations-title'],
    [es.search.suggestion_time, '/como-funciona#time-title'],
    [es.search.suggestion_handoff, '/#human-title'],
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
    ['82%', '/'],
    ['+20', '/'],
    ['24x7', '/#benefits'],
    ['24h', '/#benefits'],
    [`${discountPercent}%`, '/precios'],
    [`${originalPrice} ${currency.code}`, '/precios#plan-start'],
    [`${currency.sign}${discountedPrice}`, '/precios#plan-start'],
    ['2.500', '/precios#plan-start'],
    ['15000', '/precios#plan-takeoff'],
    ['15,000', '/precios#plan-takeoff'],
    ['12 abril', '/blog/test-turing'],
    ['tendencias', '/blog/test-turing'],
    ['e-mail', '/#contact'],
    ['I.A.', '/'],
    ['RR.HH.', '/como-funciona?assistant=hrhelper#conversation'],
    ['sales bot', '/como-funciona?assistant=salesbot#conversation'],
    ['whats app', '/#integration-title'],
    ['wasap', '/#integration-title'],
    ['agnedar', '/agendar-demo'],
    ['preicos', '/precios'],
    ['automocio\u0301n', '/industrias/automotriz'],
    ['financiación', '/industrias/financiero'],
    ['sanitario', '/industrias/salud'],
  ],
  en: [
    ['price', '/en/pricing'],
    ['prices', '/en/pricing'],
    ['how much does it cost', '/en/pricing'],
    [en.search.suggestion_plans, '/en/pricing'],
    [en.search.suggestion_channels, '/en/how-it-works#questions'],
    [en.search.suggestion_systems, '/en/how-it-works#integrations-title'],
    [en.search.suggestion_time, '/en/how-it-works#questions'],
    [en.search.suggestion_handoff, '/#human-title'],
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
    ['82%', '/'],
    ['+20', '/'],
    ['24x7', '/#benefits'],
    [`${discountPercent}%`, '/en/pricing'],
    [`${currency.sign}${originalPrice}`, '/en/pricing#plan-start'],
    ['2500', '/en/pricing#plan-start'],
    ['15000', '/en/pricing#plan-takeoff'],
    ['April 12', '/en/blog/turing-test'],
    ['trends', '/en/blog/turing-test'],
    ['E-mail', '/#contact'],
    ['A.I.', '/'],
    ['sales bot', '/en/how-it-works?assistant=salesbot#conversation'],
    ['health care', '/en/industries/health'],
    ['what’s app', '/#integration-title'],
    ['scheduling a demo', '/en/schedule-demo'],
    ['pirces', '/en/pricing'],
    ['prcing', '/en/pricing'],
    ['customer’s', '/en/blog/transforming-customer-service'],
  ],
}

/** What no page says. */
const unknown = {
  es: ['299 €', '5000', '.net', 'node.js', 'SAP', 'C#', 'niño'],
  en: ['$299', '5000', '.net', 'node.js', 'SAP', 'C#'],
} as const

describe.each(languages)('in %s', (language) => {
  let search: Search

  beforeAll(async () => {
    search = await loadSearch(language)
  })

  test.each(expected[language])('%j leads to %s first', (query, path) => {
    expect(search(query)[0]?.path).toBe(path)
  })

  test.each(unknown[language])('%j leads nowhere', (query) => {
    expect(search(query).map(({ path }) => path)).toEqual([])
  })

  test('every search that is suggested is among them, with few results', () => {
    const queries = expected[language].map(([query]) => query)
    for (const [key, query] of Object.entries(texts[language].search)) {
      if (!key.startsWith('suggestion_')) continue
      expect(queries).toContain(query)
      // More are found if no page has all words.
      expect({ query, isFew: search(query).length <= 10 }).toEqual({ query, isFew: true })
    }
  })
})
