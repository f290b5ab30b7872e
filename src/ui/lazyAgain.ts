import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react'

/** What renews each `lazy` whose code could not be loaded. */
const lost = new Set<() => void>()

/** Lets lost code be loaded again when it is rendered again, which `lazy` itself never does. */
export function renewLostCode(): void {
  for (const renew of lost) renew()
  lost.clear()
}

/** A component whose code is loaded when it is first rendered, or by `preload` before. */
export type PreloadableComponent<Props> = FunctionComponent<Props> & {
  readonly preload: () => Promise<void>
}

/**
 * `lazy` for code that may be lost: an `ErrorBoundary` that has caught its error can load it again. `preload` loads
 * it in advance: then it is rendered at once, where `lazy` would show the fallback for a moment.
 */
export function lazyAgain<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): PreloadableComponent<Props> {
  const create = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        lost.add(renew)
        throw error
      }),
    )
  const renew = () => {
    current = create()
  }
  let current: ComponentType<Props> = create()
  const preload = async () => {
    current = (await load()).default
  }
  function Current(props: Props) {
    const [component] = useState(() => current)
    return createElement(component, props)
  }
  return Object.assign(Current, { preload })
}
