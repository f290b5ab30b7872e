import { render } from '@testing-library/react'
import { useRootAttribute } from './useRootAttribute'

function Marking({ holds }: { readonly holds: boolean }) {
  useRootAttribute('data-menu-open', holds)
  return null
}

it('useRootAttribute sets the attribute while isActive is true', () => {
  const root = document.documentElement
  const { rerender, unmount } = render(<Marking holds={false} />)
  expect(root).not.toHaveAttribute('data-menu-open')
  rerender(<Marking holds />)
  expect(root).toHaveAttribute('data-menu-open')
  rerender(<Marking holds={false} />)
  expect(root).not.toHaveAttribute('data-menu-open')
  rerender(<Marking holds />)
  unmount()
  expect(root).not.toHaveAttribute('data-menu-open')
})
