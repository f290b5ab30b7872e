import path from 'node:path'
import { siteConfig } from '../../src/site/siteConfig'
import { lookOf } from './shareLooks'
import { shareSvg } from './shareSvg'

const svgOf = (title: string) =>
  shareSvg(
    title,
    lookOf('articles/test-turing'),
    path.join(__dirname, '../../public'),
    (text, size) => (text.length * size) / 2,
  )

const textsOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text)

it('names the brand and sets the title in lines', () => {
  expect(textsOf(svgOf('Una pregunta muy corta'))).toEqual([
    siteConfig.brand,
    'Una',
    'pregunta',
    'muy corta',
  ])
})

it('escapes what means something in XML', () => {
  expect(textsOf(svgOf('Q&A <b>')).slice(1).join(' ')).toBe('Q&amp;A &lt;b&gt;')
})

it("embeds the page's picture, so that nothing is fetched", () => {
  const addresses = [...svgOf('Título').matchAll(/href="([^"]{14})/g)].map(([, start]) => start)
  expect(addresses).toEqual(['data:image/svg'])
})
