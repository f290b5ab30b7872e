import { render } from '@testing-library/react'
import { siteConfig } from '@/site/siteConfig'
import { useErrorTitle } from './useErrorTitle'

function Error({ text }: { readonly text: string }) {
  useErrorTitle(text)
  return null
}

it('an error’s title is shown instead of the page’s until the visitor leaves', () => {
  const title = document.createElement('title')
  title.textContent = 'Precios | Conversalia'
  document.head.replaceChildren(title)
  const { rerender, unmount } = render(<Error text="Lost" />)
  expect(document.title).toBe(`Lost | ${siteConfig.brand}`)
  // The page behind the error changes its own title.
  title.textContent = 'Blog | Conversalia'
  expect(document.title).toBe(`Lost | ${siteConfig.brand}`)
  rerender(<Error text="Broken" />)
  expect(document.title).toBe(`Broken | ${siteConfig.brand}`)
  unmount()
  expect(document.title).toBe('Blog | Conversalia')
})
