import { articles } from '@/articles/articleList'
import enHead from '@/content/en/head'
import esHead from '@/content/es/head'
import enPricing from '@/content/en/pricing'
import esPricing from '@/content/es/pricing'
import { plans } from '@/content/plans'
import { fillIn } from '@/i18n/fillIn'
import { formatNumber } from '@/i18n/formatNumber'
import { siteConfig } from '@/site/siteConfig'
import { createLlmsTxt } from './llms'
import { createSiteHeads } from './siteHeads'

let text: string

beforeAll(async () => {
  text = await createLlmsTxt(await createSiteHeads())
})

const getSection = (title: string) => text.split('\n## ').find((part) => part.startsWith(title))
const getLinks = (part = '') => [...part.matchAll(/^- \[(.+)\]\((.+?)\): (.+)$/gm)]

test('llms.txt begins with the name and a description of the site in both languages', () => {
  const [name, , ...rest] = text.split('\n')
  expect(name).toBe(`# ${siteConfig.brand}`)
  expect(rest.slice(0, 3)).toEqual([
    `> ${esHead.home_description}`,
    '>',
    `> ${enHead.home_description}`,
  ])
})

test('its sections have the order of the convention, with the optional one last', () => {
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
    'Páginas en español',
    'Artículos en español',
    'Pages in English',
    'Articles in English',
    'Optional',
  ])
})

test('pages are listed by their canonical URLs, with name and description', () => {
  const pages = getLinks(getSection('Pages in English')).map(([, title, url]) => [title, url])
  expect(pages).toContainEqual([enHead.home_title, 'https://www.example.com/en'])
  expect(pages).toContainEqual([enHead.pricing_title, 'https://www.example.com/pricing'])
  expect(getLinks(getSection('Artículos en español'))).toHaveLength(articles.length)
  expect(text).not.toMatch(/\/search|undefined|{{/)
})

test('no URL is listed twice', () => {
  const urls = getLinks(text).map(([, , url]) => url)
  const twice = urls.filter((url, index) => urls.indexOf(url) !== index)
  expect(twice).toEqual([])
  expect(getLinks(getSection('Optional')).map(([, title]) => title)).toEqual([
    esHead.privacy_title,
    esHead.googleTerms_title,
    enHead.googleTerms_title,
  ])
})

test.each([
  ['es', esPricing, 'en lugar de'],
  ['en', enPricing, 'instead of'],
] as const)('the prices of every plan are listed in %s', (language, pricing, insteadOf) => {
  const format = (price: number) => fillIn(pricing.price, { price: formatNumber(price, language) })
  for (const { id, discountedPrice, originalPrice } of plans)
    expect(text).toContain(
      `- ${pricing.plan_names[id]}: ${format(discountedPrice)} ${insteadOf} ${format(originalPrice)}; `,
    )
})

test('what every plan includes is listed in both languages', () => {
  expect(text).toContain(
    '; hasta 500 conversaciones al mes, 2500 mensajes al mes, usuarios ilimitados, implementación incluida, soporte por ticket\n',
  )
  expect(text).toContain(
    '; up to 2,000 conversations per month, 8,000 messages per month, unlimited users, implementation included, direct support\n',
  )
})

test('the contact address is listed', () => {
  const { email, social } = siteConfig
  const chat = social.WhatsApp ? `, [WhatsApp](${social.WhatsApp})` : ''
  expect(text).toContain(
    `Contacto: ${email}${chat} o [una demo](https://www.example.com/agendar-demo).`,
  )
  expect(text).toContain('or [a demo](https://www.example.com/en/schedule-demo).')
})
