import { useEffect } from 'react'
import { readPrerendered } from '../hydration/prerendered'
import { getPageFromPath } from '../site/resolvePath'

/** How long the site may take to say that it is there. */
const timeoutMs = 10_000

let isFormTyped = false

/** Notes when the visitor types into a form. The search is none: its query is in the URL. */
export function useWatchForms(): void {
  useEffect(() => {
    const watch = ({ target }: Event) => {
      const { form } = target as Partial<HTMLInputElement>
      if (form && !form.hasAttribute('action')) isFormTyped = true
    }
    document.addEventListener('input', watch)
    return () => {
      document.removeEventListener('input', watch)
    }
  }, [])
}

/** Whether loading the document at the current path may show a page that this document could not load. */
export const isOtherDocument = (): boolean =>
  readPrerendered()?.page !== getPageFromPath(window.location.pathname)

/**
 * Loads the document at the current path: a release may have removed the files that this one asks for. What
 * the visitor typed would be lost, and without a connection the page would be lost as well.
 *
 * @throws {Error} if the document must not be loaded or can't be
 */
export async function loadDocument(): Promise<void> {
  if (isFormTyped) throw new Error('A form would be lost')
  const { status } = await fetch(window.location.href, {
    method: 'HEAD',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (status >= 500) throw new Error('The site is not available')
  window.location.reload()
}
