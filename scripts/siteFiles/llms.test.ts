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
const getLine = (start: string) => text.split('\n').find((line) => line.startsWith(start))
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
    'Español',
    'Blog (Español)',
    'English',
    'Blog (English)',
    'Optional',
  ])
})

test('pages are listed by their canonical URLs, with name and description', () => {
  const pages = getLinks(getSection('English')).map(([, title, url]) => [title, url])
  expect(pages).toContainEqual([enHead.home_title, 'https://www.example.com/en'])
  expect(pages).toContainEqual([enHead.pricing_title, 'https://www.example.com/pricing'])
  expect(getLinks(getSection('Blog (Español)'))).toHaveLength(articles.length)
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
  ['es', esPricing],
  ['en', enPricing],
] as const)('the prices of every plan are listed in %s', (language, pricing) => {
  const format = (price: number) => formatNumber(price, language)
  for (const { id, discountedPrice, originalPrice } of plans) {
    const line = getLine(`- ${pricing.plan_names[id]}: `)
    expect(line).toContain(fillIn(pricing.amount, { price: format(discountedPrice) }))
    expect(line).toContain(
      `${pricing.original_price} ${fillIn(pricing.price, { price: format(originalPrice) })}`,
    )
  }
})

test('what plans include is listed in both languages', () => {
  expect(getLine('- Inicia: ')).toMatch(
    / · hasta 500 conversaciones al mes · 2500 mensajes al mes · Soporte por ticket$/,
  )
  expect(getLine('- Advance: ')).toMatch(
    / · up to 2,000 conversations per month · 8,000 messages per month · Direct support$/,
  )
  for (const head of [esHead, enHead]) expect(text).toContain(`\n\n${head.pricing_description}\n`)
})

test('the contact address is listed', () => {
  const { email, social } = siteConfig
  const chat = social.WhatsApp ? `, [WhatsApp](${social.WhatsApp})` : ''
  expect(text).toContain(
    `Contacto: ${email}${chat}, [Agenda una demo](https://www.example.com/agendar-demo)`,
  )
  expect(text).toContain(', [Schedule Demo](https://www.example.com/en/schedule-demo)')
})
