import { useId, type KeyboardEvent } from 'react'

const stepOf: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

interface TabSet<Key extends string> {
  readonly keys: readonly Key[]
  readonly selected: Key
  readonly onSelect: (key: Key) => void
}

/**
 * The roles, names and keys of a tab set (ARIA Authoring Practices): one tab stop, arrows that wrap,
 * Home and End, and a tab is selected as soon as it has the focus. The panels can all be there, the
 * others hidden, or the selected one alone.
 */
export function useTabs<Key extends string>({ keys, selected, onSelect }: TabSet<Key>) {
  const id = useId()
  const tabId = (key: Key) => `${id}-tab-${key}`
  const panelId = (key: Key) => `${id}-panel-${key}`

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = stepOf[event.key]?.(keys.indexOf(selected), keys.length)
    const key = next === undefined ? undefined : keys[next]
    if (key === undefined) return
    event.preventDefault()
    onSelect(key)
    document.getElementById(tabId(key))?.focus()
  }

  return {
    listProps: { role: 'tablist', onKeyDown },
    tabProps: (key: Key) => ({
      id: tabId(key),
      role: 'tab',
      'aria-selected': key === selected,
      // The panels of the others need not be there, and a reference must lead somewhere.
      'aria-controls': key === selected ? panelId(key) : undefined,
      tabIndex: key === selected ? 0 : -1,
      onClick: () => {
        onSelect(key)
      },
    }),
    panelProps: (key: Key) => ({
      id: panelId(key),
      role: 'tabpanel',
      'aria-labelledby': tabId(key),
      hidden: key !== selected,
      tabIndex: 0,
    }),
  }
}

export type Tabs<Key extends string> = ReturnType<typeof useTabs<Key>>
