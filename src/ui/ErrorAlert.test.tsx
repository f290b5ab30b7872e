import { screen } from '@testing-library/react'
import { mockBrowser } from '@/testing/mockBrowser'
import { renderThemed } from '../testing/renderThemed'
import { ErrorAlert } from './ErrorAlert'

mockBrowser()

const renderForm = (hasFailed: boolean) => (
  <form>
    {hasFailed && <ErrorAlert>failed</ErrorAlert>}
    <button type="submit">send</button>
  </form>
)

describe('ErrorAlert', () => {
  let scrollIntoView: jest.SpyInstance
  beforeEach(() => {
    scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView')
  })

  it('comes into view with the button below it, in the form that the visitor uses', () => {
    const { rerender } = renderThemed(renderForm(false))
    screen.getByRole('button').focus()
    const getRectangle = jest.spyOn(Element.prototype, 'getBoundingClientRect')
    getRectangle.mockImplementation(function (this: Element) {
      return { bottom: this.tagName === 'BUTTON' ? 500 : 420 } as DOMRect
    })
    rerender(renderForm(true))
    expect(screen.getByRole('alert').style.scrollMarginBottom).toBe('80px')
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('alert')])
    expect(scrollIntoView).toHaveBeenCalledWith(expect.objectContaining({ block: 'nearest' }))
  })

  it('does not move the page while the visitor is elsewhere', () => {
    const { rerender } = renderThemed(renderForm(false))
    rerender(renderForm(true))
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expect(scrollIntoView).not.toHaveBeenCalled()
  })
})
