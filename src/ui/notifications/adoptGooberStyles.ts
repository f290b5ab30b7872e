/**
 * notistack's styles come from goober, which writes them into a `<style>` element while notistack is
 * being loaded: a strict Content-Security-Policy refuses that. goober looks for `window._goober`
 * first, so it is given a text that feeds a constructed style sheet, which the policy allows.
 */
// The prerenderer has no window, and shows no toast.
if (typeof window !== 'undefined' && !('_goober' in window) && 'adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let css = ''
  const text = {
    get data() {
      return css
    },
    set data(value: string) {
      css = value
      sheet.replaceSync(value)
    },
  }
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: text } })
}

export {}
