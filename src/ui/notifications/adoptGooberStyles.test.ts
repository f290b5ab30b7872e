/** The parts of a constructed style sheet that the site uses; jsdom lacks them. */
class ConstructedSheet {
  css = ''
  replaceSync(css: string) {
    this.css = css
  }
}

/** The global by which goober finds the element with its rules. */
interface GooberPage {
  _goober?: { parentNode: unknown; firstChild: { data: string } }
}
const page: GooberPage = window as GooberPage

const adopted: ConstructedSheet[] = []
const load = () => {
  jest.isolateModules(() => {
    jest.requireActual('./adoptGooberStyles')
  })
}

beforeEach(() => {
  adopted.length = 0
  delete page._goober
  Object.assign(globalThis, { CSSStyleSheet: ConstructedSheet })
  Object.assign(document, { adoptedStyleSheets: adopted })
})
afterEach(() => {
  delete page._goober
  Reflect.deleteProperty(document, 'adoptedStyleSheets')
})

describe('the style sheet of the toasts', () => {
  it('is constructed, and gets the rules of goober', () => {
    load()
    expect(adopted).toHaveLength(1)
    const text = page._goober?.firstChild
    expect(text?.data).toBe('')
    if (text) text.data += '.go1{color:red}'
    if (text) text.data += '.go2{color:blue}'
    expect(text?.data).toBe('.go1{color:red}.go2{color:blue}')
    expect(adopted[0]?.css).toBe('.go1{color:red}.go2{color:blue}')
    expect(document.querySelectorAll('style')).toHaveLength(0)
  })

  it('is where goober writes its rules', () => {
    jest.isolateModules(() => {
      jest.requireActual('./adoptGooberStyles')
      jest.requireActual('notistack')
    })
    expect(adopted).toHaveLength(1)
    expect(adopted[0]?.css).toMatch(/\.go\d+\s*\{/)
    expect(document.querySelectorAll('style#_goober')).toHaveLength(0)
  })

  it('is adopted once, however often the module is loaded', () => {
    load()
    load()
    expect(adopted).toHaveLength(1)
  })

  it('is left to goober if the browser lacks constructed sheets', () => {
    Reflect.deleteProperty(document, 'adoptedStyleSheets')
    load()
    expect(window).not.toHaveProperty('_goober')
  })
})

export {}
