/** What stands below the first view is laid out later (Shell.module.css) unless it has this mark. */
const settled = 'settled'

const unsettled = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('#content > *, footer')].filter(
    (section) => !(settled in section.dataset),
  )

const settle = (section: HTMLElement) => {
  section.dataset[settled] = ''
}

/** Lays the whole page out now: whoever scrolls to a place has to know where it is. */
export function disableContentVisibility(): void {
  unsettled().forEach(settle)
}

const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 200)

/** Lays the page out a section at a time, while there is nothing else to do. */
export function disableContentVisibilityWhenIdle(): void {
  whenIdle(() => {
    const [next] = unsettled()
    if (!next) return
    settle(next)
    disableContentVisibilityWhenIdle()
  })
}
