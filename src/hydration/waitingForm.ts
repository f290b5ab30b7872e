import { waitingForm } from './attributes'
import { findWaitingForm } from './prerendered'

/** What a form or a control is, whatever was typed into it. */
const describe = (element: Element) =>
  ['name', 'type', ...(element.matches('button') ? ['value'] : [])]
    .map((attribute) => element.getAttribute(attribute))
    .join()

/**
 * Finds the control of a hydrated form for one of the document: the same, or its like if React has replaced the
 * form. Their places differ: a document has no calendar.
 */
export function findCounterpart(
  form: HTMLFormElement | null,
  control: Element | null | undefined,
): HTMLElement | undefined {
  const before = control?.closest('form')
  if (!form || !control || !before) return undefined
  const isReplaced = before.matches(waitingForm) && describe(before) === describe(form)
  if (before !== form && !isReplaced) return undefined
  return [...form.elements].find((element): element is HTMLElement =>
    before === form ? element === control : describe(element) === describe(control),
  )
}

const isUsed = (form: HTMLFormElement) =>
  form.contains(document.activeElement) ||
  form.contains(window.queuedClick ?? null) ||
  [...new FormData(form).values()].some((value) => value !== '')

const isLinkToThisPage = (target: Element) =>
  target.closest('a')?.pathname === window.location.pathname

/**
 * Resolves when the visitor begins to use the form of the document, or its address leads to it. Also when
 * they press a link to another place of the page: React would wait for the form before it goes there.
 */
export async function waitForUse(): Promise<void> {
  const form = findWaitingForm()
  const section = form?.closest('[id]')
  if (!form || `#${section?.id}` === window.location.hash || isUsed(form)) return
  const use = new AbortController()
  await new Promise<void>((resolve) => {
    const checkUse = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      if (form.contains(target) || isLinkToThisPage(target)) resolve()
    }
    // Of the document, because React stops the events of what it has not hydrated.
    // Screen readers and voice control only click.
    for (const type of ['pointerdown', 'focusin', 'click'])
      document.addEventListener(type, checkUse, { capture: true, signal: use.signal })
  })
  use.abort()
}
