import { waitingForm } from './attributes'
import { findWaitingForm } from './prerendered'
import { repeatClick } from './repeatClick'

/** What a form or a control is, whatever was typed into it. */
const describe = (element: Element) =>
  ['name', 'type', ...(element.matches('button') ? ['value'] : [])]
    .map((attribute) => element.getAttribute(attribute))
    .join()

/** Whether React has put a form in the place of the document's, as it does if a translator has changed that. */
const isReplacedBy = (before: HTMLFormElement, form: HTMLFormElement) =>
  before !== form && before.matches(waitingForm) && describe(before) === describe(form)

/**
 * Finds the control of a form for one of the document: the same, or its like if React has replaced the form.
 * Their places differ: a document has no calendar.
 */
function findCounterpart(
  form: HTMLFormElement,
  control: Element | null | undefined,
): HTMLElement | undefined {
  const before = control?.closest('form')
  if (!control || !before) return undefined
  if (before !== form && !isReplacedBy(before, form)) return undefined
  return [...form.elements].find((element): element is HTMLElement =>
    before === form ? element === control : describe(element) === describe(control),
  )
}

/**
 * Takes over what the visitor has done with the form of the document: what they typed, the focus and the last
 * click on a button.
 *
 * @param prerendered a form of the document, if there was one
 * @param focused what had the focus before React rendered the form
 */
export function takeOver(
  form: HTMLFormElement,
  prerendered: HTMLFormElement | null,
  focused: Element | null,
): void {
  const clicked = findCounterpart(form, window.queuedClick)
  if (prerendered && isReplacedBy(prerendered, form)) {
    const typed = new FormData(prerendered)
    for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
      const value = typed.get(field.name)
      if (typeof value === 'string') field.value = value
    }
    // Unless the visitor has moved it meanwhile.
    if (document.activeElement === document.body) findCounterpart(form, focused)?.focus()
    prerendered.removeAttribute('method')
  }
  if (clicked) repeatClick(clicked)
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
