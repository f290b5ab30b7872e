import { Component, type ReactNode } from 'react'
import { RouteError } from './RouteError'

interface RouteErrorBoundaryProps {
  readonly children: ReactNode
}

/** Catches what a page throws, so that no screen is ever blank. */
export class RouteErrorBoundary extends Component<RouteErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <RouteError /> : this.props.children
  }
}
