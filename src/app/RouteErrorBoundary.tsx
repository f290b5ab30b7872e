import { Component, type ReactNode } from 'react'
import { RouteError } from './RouteError'

interface RouteErrorBoundaryProps {
  /** The current path. When it changes, the page is rendered again. */
  readonly path: string
  readonly children: ReactNode
}

interface RouteErrorBoundaryState {
  readonly path: string
  readonly failed: boolean
}

/** Shows an error page when a page throws, so that the screen is never blank. */
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

  override render() {
    return this.state.failed ? <RouteError /> : this.props.children
  }
}
