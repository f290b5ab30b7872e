import { firstViewOf, firstViewStyles } from './firstViewStyles'

const page = `<header class="header"><ul><li>A<br></ul></header>
<main id="content"><section class="hero"><svg><path d="M0 0"/></svg></section><!-- --><section
class="video"><section><img src="/a.png"></section></section><section class="prices"></section>
<section class="form"></section></main><footer class="footer"></footer>`

describe('the first view', () => {
  it('is what comes before the third section', () => {
    expect(firstViewOf(page)).toBe(page.slice(0, page.indexOf('<section class="prices">')))
  })

  it('is the whole page where it has no third one', () => {
    const short = '<main><section></section><p></p></main><footer><p></p><p></p></footer>'
    expect(firstViewOf(short)).toBe(short)
  })
})

describe('its styles', () => {
  const base = { href: '/base.css', text: '.nowhere{color:red}' }
  const textFor = async (text: string) => {
    const [, cut] = await firstViewStyles(page, [base, { href: '/page.css', text }])
    return cut?.text
  }

  it('leave the sheet whole that every page has', async () => {
    expect(await firstViewStyles(page, [base, { href: '/form.css', text: '.form{}' }])).toEqual([
      base,
      { href: '/form.css', text: '', isPart: true },
    ])
  })

  it.each([
    ['a class', '.hero{color:red}', '.prices{color:red}'],
    ['an element', 'svg path{fill:none}', 'table{border:0}'],
    ['several of them', '.header li>ul,.video:hover{color:red}', '.form .video{color:red}'],
    [
      'a state of the root',
      ':root[data-styling] .hero~footer{color:red}',
      '.form~footer{color:red}',
    ],
    ['a width', '@media (min-width:1px){.hero{color:red}}', '@media print{.form{color:red}}'],
    [
      'an animation',
      '@keyframes turn{to{rotate:1turn}}.hero{animation:turn 1s}',
      '@keyframes blink{to{opacity:0}}.form{animation:blink 1s}',
    ],
  ])('have what it uses by %s', async (_what, used, unused) => {
    expect(await textFor(`${used}${unused}`)).toBe(used)
  })
})
