import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { useDismiss } from './HeaderMenu'

interface PanelProps {
  readonly open: boolean
  readonly close: () => void
}

function Panel({ open, close }: PanelProps) {
  const panel = useRef<HTMLDetailsElement>(null)
  useDismiss(panel, open, close)
  return (
    <>
      <details ref={panel} open>
        <summary>Opener</summary>
        <button>Inside</button>
      </details>
      <button>Outside</button>
    </>
  )
}

function renderPanel({ open = true } = {}) {
  const close = jest.fn<undefined, []>()
  const user = userEvent.setup()
  const view = render(<Panel open={open} close={close} />)
  const getButton = (name: string) => screen.getByRole('button', { name })
  return { ...view, user, close, getButton }
}

describe('an open element', () => {
  it('stays open while the focus and the presses are inside', async () => {
    const { user, close, getButton } = renderPanel()
    await user.click(getButton('Inside'))
    await user.tab({ shift: true })
    await user.keyboard('a')
    expect(close).not.toHaveBeenCalled()
  })

  it('closes on a press outside, which keeps its own focus', async () => {
    const { user, close, getButton } = renderPanel()
    await user.pointer({ keys: '[MouseLeft>]', target: getButton('Outside') })
    expect(close).toHaveBeenCalled()
    expect(getButton('Outside')).toHaveFocus()
  })

  it('closes when the focus leaves it', async () => {
    const { user, close, getButton } = renderPanel()
    await user.click(getButton('Inside'))
    await user.tab()
    expect(getButton('Outside')).toHaveFocus()
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('closes on Escape and returns the focus to its button', async () => {
    const { user, close, getButton } = renderPanel()
    await user.click(getButton('Inside'))
    await user.keyboard('{Escape}')
    expect(close).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Opener')).toHaveFocus()
  })
})

describe('a closed element', () => {
  it('ignores Escape and presses outside', async () => {
    const { user, close, getButton } = renderPanel({ open: false })
    await user.click(getButton('Outside'))
    await user.keyboard('{Escape}')
    expect(close).not.toHaveBeenCalled()
    expect(getButton('Outside')).toHaveFocus()
  })

  it('ignores events after it was closed or unmounted', async () => {
    const { user, close, getButton, rerender, unmount } = renderPanel()
    rerender(<Panel open={false} close={close} />)
    await user.click(getButton('Outside'))
    rerender(<Panel open close={close} />)
    unmount()
    await user.click(document.body)
    expect(close).not.toHaveBeenCalled()
  })
})
