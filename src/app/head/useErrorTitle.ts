import { useLayoutEffect } from 'react'
import { siteConfig } from '@/site/siteConfig'

/**
 * Gives the document an error's title while a component is mounted. The page's own stays behind it:
 * browsers show the first `<title>`.
 */
export function useErrorTitle(text: string): void {
  useLayoutEffect(() => {
    const title = document.createElement('title')
    title.append(`${text} | ${siteConfig.brand}`)
    document.head.prepend(title)
    return () => {
      title.remove()
    }
  }, [text])
}
