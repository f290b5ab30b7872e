import { Component, type ReactNode } from 'react'
import { RouteError } from './RouteError'

interface RouteErrorBoundaryProps {
  /** Where the visitor is: another place is another try. */
  readonly place: string
  readonly children: ReactNode
}

interface RouteErrorBoundaryState {
  readonly place: string
  readonly failed: boolean
}

/** Catches what a page throws, so that no screen is ever blank. */
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
