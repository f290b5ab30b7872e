import { Component, type ReactNode } from 'react'
import { RouteError } from './RouteError'

interface RouteErrorBoundaryProps {
  /** The current path. When it changes, the page is rendered again. */
  readonly place: string
  readonly children: ReactNode
}

interface RouteErrorBoundaryState {
  readonly place: string
  readonly failed: boolean
}

/** Shows an error page when a page throws, so that the screen is never blank. */
export class RouteErrorBoundary extends Component<
  RouteErrorBoundaryProps,
  RouteErrorBoundaryState
> {
  override state = { place: this.props.place, failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps(
    { place }: RouteErrorBoundaryProps,
    state: RouteErrorBoundaryState,
  ) {
    return place === state.place ? null : { place, failed: false }
  }

  override render() {
    return this.state.failed ? <RouteError /> : this.props.children
  }
}
