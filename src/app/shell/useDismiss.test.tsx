import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { useDismiss } from './useDismiss'

interface PanelProps {
  readonly open: boolean
  readonly close: () => void
}

function Panel({ open, close }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useDismiss(panel, { open, opener: '[aria-haspopup]', close })
  return (
    <>
      <div ref={panel}>
        <button aria-haspopup>Opener</button>
        <button>Inside</button>
      </div>
      <button>Outside</button>
    </>
  )
}

function renderPanel({ open = true } = {}) {
  const close = jest.fn<undefined, []>()
  const user = userEvent.setup()
  const view = render(<Panel open={open} close={close} />)
  const button = (name: string) => screen.getByRole('button', { name })
  return { ...view, user, close, button }
}

describe('an open element', () => {
  it('stays open while the visitor is inside', async () => {
    const { user, close, button } = renderPanel()
    await user.click(button('Inside'))
    await user.tab({ shift: true })
    await user.keyboard('a')
    expect(close).not.toHaveBeenCalled()
  })

  it('closes on a press outside, which keeps the focus there', async () => {
    const { user, close, button } = renderPanel()
    await user.pointer({ keys: '[MouseLeft>]', target: button('Outside') })
    expect(close).toHaveBeenCalled()
    expect(button('Outside')).toHaveFocus()
  })

  it('closes when the focus leaves it', async () => {
    const { user, close, button } = renderPanel()
    await user.click(button('Inside'))
    await user.tab()
    expect(button('Outside')).toHaveFocus()
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('closes on Escape and returns the focus to its opener', async () => {
    const { user, close, button } = renderPanel()
    await user.click(button('Inside'))
    await user.keyboard('{Escape}')
    expect(close).toHaveBeenCalledTimes(1)
    expect(button('Opener')).toHaveFocus()
  })
})

describe('a closed element', () => {
  it('ignores events', async () => {
    const { user, close, button } = renderPanel({ open: false })
    await user.click(button('Outside'))
    await user.keyboard('{Escape}')
    expect(close).not.toHaveBeenCalled()
    expect(button('Outside')).toHaveFocus()
  })

  it('ignores events once closed or unmounted', async () => {
    const { user, close, button, rerender, unmount } = renderPanel()
    rerender(<Panel open={false} close={close} />)
    await user.click(button('Outside'))
    rerender(<Panel open close={close} />)
    unmount()
    await user.click(document.body)
    expect(close).not.toHaveBeenCalled()
  })
})
