/**
 * notistack is styled by goober, which writes a `<style>` element when notistack loads. The
 * Content-Security-Policy forbids that. goober looks for `window._goober` first, so this provides
 * one that writes to a constructed style sheet, which the policy allows.
 */
// The prerenderer has no window and shows no toasts.
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
