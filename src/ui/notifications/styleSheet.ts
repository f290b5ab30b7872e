/**
 * notistack's styles come from goober, which writes them into a `<style>` element: a strict
 * Content-Security-Policy refuses that. goober looks for `window._goober` first, so it is given a
 * text that feeds a constructed style sheet, which the policy allows.
 */
export function adoptGooberStyles(): void {
  if ('_goober' in window || typeof document.adoptedStyleSheets === 'undefined') return
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
