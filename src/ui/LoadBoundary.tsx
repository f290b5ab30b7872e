import {
  createElement,
  lazy,
  useContext,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { ClientNavigationContext } from '../hydration/StreamedSections'
import { ErrorBoundary } from './ErrorBoundary'
import { LoadErrorAlert } from './ErrorAlert'

interface LoadBoundaryProps {
  /** Called when something was lost. */
  readonly onError?: () => void
  readonly children: ReactNode
}

/** Shows a `LoadErrorAlert` in place of children whose code or texts could not be loaded. */
export const LoadBoundary = (props: LoadBoundaryProps) => (
  <ErrorBoundary
    isForLoading
    fallback={(_error, retry) => <LoadErrorAlert onRetry={retry} />}
    {...props}
  />
)

/**
 * `lazy` for code that may be lost. Give the `LoadBoundary` around it `onError={Part.forget}`, so that the code is
 * loaded again, which `lazy` itself never does. `preload` loads it in advance: then it is rendered at once,
 * where `lazy` would show the fallback for a moment.
 */
export function lazyAgain<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let current: ComponentType<Props> = lazy(load)
  const forget = () => {
    current = lazy(load)
  }
  const preload = async () => {
    current = (await load()).default
  }
  function Current(props: Props) {
    const [component] = useState(() => current)
    return createElement(component, props)
  }
  return Object.assign(Current, { forget, preload })
}

/** `lazyAgain` for a part of a page: if its code cannot be loaded, a message is shown in its place. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Current = lazyAgain(load)
  function Part(props: Props) {
    return (
      <LoadBoundary onError={Current.forget}>
        <Current {...props} />
      </LoadBoundary>
    )
  }
  return Object.assign(Part, { preload: Current.preload })
}

/** The same for a part that documents have: there it stays prerendered HTML, which can be read. */
export function lazyPrerenderedPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazyPart(load)
  const PrerenderedPart = lazy(() => load().catch(() => new Promise<never>(() => undefined)))
  return function AnyPart(props: Props) {
    const isNavigated = useContext(ClientNavigationContext)
    const [component] = useState(() => (isNavigated ? Part : PrerenderedPart))
    return createElement(component, props)
  }
}
