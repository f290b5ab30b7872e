import { headerHydratedAttribute } from '../attributes'

/** Before the header is hydrated, Escape, or a press or focus outside, closes the open menu of the header. */
export function closeMenus({ document }: typeof window): void {
  const closeMenu = (event: Event) => {
    const menu = document.querySelector<HTMLDetailsElement>('details[name][open]')
    if (!menu || document.documentElement.hasAttribute(headerHydratedAttribute)) return
    const { key } = event as KeyboardEvent
    if (key ? key !== 'Escape' : menu.contains(event.target as Node)) return
    menu.open = false
    if (key) menu.querySelector('summary')?.focus()
  }
  for (const type of ['pointerdown', 'focusin', 'keydown'])
    document.addEventListener(type, closeMenu)
}
