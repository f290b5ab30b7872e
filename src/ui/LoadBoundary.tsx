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
import { LoadErrorAlert } from './LoadErrorAlert'

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

/** `lazy` for a part of a page: if its code cannot be loaded, a message is shown in its place. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let Loaded = lazy(load)
  // `lazy` never forgets a failure.
  const forget = () => {
    Loaded = lazy(load)
  }
  const Current = (props: Props) => createElement(Loaded, props)
  return function Part(props: Props) {
    return (
      <LoadBoundary onError={forget}>
        <Current {...props} />
      </LoadBoundary>
    )
  }
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
