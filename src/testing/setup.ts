import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom'
import 'react-intersection-observer/test-utils'
import { forgetCapabilities } from '../contactService/capabilities'
import './readDocuments'

// jsdom has no layout, and so neither scrolling nor animations; tests in the node environment have no elements.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.animate = jest.fn()
  window.ResizeObserver = class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
}

// The default of a second is too short for the first import of a lazy part on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

const problems: unknown[][] = []

beforeEach(() => {
  problems.length = 0
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    problems.push(parts)
  })
})

afterEach(() => {
  jest.restoreAllMocks()
  forgetCapabilities()
  if (problems.length > 0) {
    throw new Error(`The test wrote to console.error:\n${problems.map(String).join('\n')}`)
  }
})
