import { createElement, useState, type ComponentType, type ReactNode } from 'react'
import { useHydrated } from '../hydration/useHydrated'
import { ErrorBoundary } from './ErrorBoundary'
import { LoadErrorAlert } from './ErrorAlert'
import { lazyAgain } from './lazyAgain'

/** Shows a `LoadErrorAlert` in place of children whose code or texts could not be loaded. */
export const LoadBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary isForLoading fallback={(_error, retry) => <LoadErrorAlert onRetry={retry} />}>
    {children}
  </ErrorBoundary>
)

/** `lazyAgain` for a part of a page: if its code cannot be loaded, a message is shown in its place. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Current = lazyAgain(load)
  function Part(props: Props) {
    return (
      <LoadBoundary>
        <Current {...props} />
      </LoadBoundary>
    )
  }
  return Object.assign(Part, { preload: Current.preload })
}

/**
 * The same for a part that documents have. It stays prerendered HTML, which can be read, until
 * `loadPrerendered` resolves; by default for good if its code is lost.
 */
export function lazyPrerenderedPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  loadPrerendered = () => load().catch(() => new Promise<never>(() => undefined)),
) {
  const Part = lazyPart(load)
  const PrerenderedPart = lazyPart(async () => {
    const loaded = await loadPrerendered()
    // If an extension has changed the HTML, React discards it and renders `Part`: at once, so the focus stays.
    await Part.preload()
    return loaded
  })
  return function AnyPart(props: Props) {
    const isHydrated = useHydrated()
    const [component] = useState(() => (isHydrated ? Part : PrerenderedPart))
    return createElement(component, props)
  }
}
