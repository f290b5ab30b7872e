import { Component, type ReactNode } from 'react'
import { isLoadError } from '../site/loading'
import { renewLostCode } from './lazyAgain'

interface ErrorBoundaryProps {
  /** Shown instead of what throws. `retry` renders the children again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  /** Leaves every error but load errors to the boundary around this one. */
  readonly isForLoading?: boolean
  /** The current path, if the children depend on it. When it changes, they are rendered again. */
  readonly path?: string
  readonly onError?: (error: unknown) => void
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly path: string | undefined
  readonly failure: { readonly error: unknown } | undefined
}

/**
 * Keeps an error of a part, for example code that cannot be loaded, from emptying the whole screen. Lost code is
 * loaded again when it is rendered again.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { path: this.props.path, failure: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return path === state.path ? null : { path, failure: undefined }
  }

  override componentDidCatch(error: unknown) {
    renewLostCode()
    this.props.onError?.(error)
  }

  private readonly retry = () => {
    // Also what was lost after the error that was caught.
    renewLostCode()
    this.setState({ failure: undefined })
  }

  override render() {
    const { fallback, isForLoading, children } = this.props
    const { failure } = this.state
    if (!failure) return children
    if (isForLoading && !isLoadError(failure.error)) throw failure.error
    return fallback(failure.error, this.retry)
  }
}
