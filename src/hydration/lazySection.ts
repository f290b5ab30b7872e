import { lazy, type ComponentType } from 'react'

/**
 * `lazy` for a section inside a `<Suspense>`. If its code cannot be loaded, the section stays what it
 * is: prerendered HTML, or the fallback. With `lazy` alone the whole page would become an error page.
 */
export const lazySection = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => load().catch(() => new Promise<never>(() => undefined)))
