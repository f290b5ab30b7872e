import { Component, type ReactNode } from 'react'
import { RouteError } from './RouteError'

interface RouteErrorBoundaryProps {
  /** The current path. When it changes, the page is rendered again. */
  readonly path: string
  /** Shown instead of what throws; the error page by default. */
  readonly fallback?: ReactNode
  /** Called when something has thrown. */
  readonly onError?: () => void
  readonly children: ReactNode
}

interface RouteErrorBoundaryState {
  readonly path: string
  readonly failed: boolean
}

/** Keeps an error of a part, for example code that cannot be loaded, from emptying the whole screen. */
export class RouteErrorBoundary extends Component<
  RouteErrorBoundaryProps,
  RouteErrorBoundaryState
> {
  override state = { path: this.props.path, failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps(
    { path }: RouteErrorBoundaryProps,
    state: RouteErrorBoundaryState,
  ) {
    return path === state.path ? null : { path, failed: false }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    const { fallback = <RouteError />, children } = this.props
    return this.state.failed ? fallback : children
  }
}
