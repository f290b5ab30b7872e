import Button from '@mui/material/Button'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addBrand } from '../site/addBrand'
import type { Language } from '../site/language'
import { isLoadError } from '../site/loading'
import { useAppSelector, useAppStore } from '../store/hooks'
import { EmailLink } from '../ui/EmailLink'
import { MessagePage } from '../ui/MessagePage'
import { PageLoading } from '../ui/PageLoading'
import { hasUnsentText, isOtherDocument, reloadDocument } from './documentLoading'

const unexpectedError = 'Unexpected Application Error!'

/** Replaces a page that threw an error (requirements, section 8), or that could not be loaded. */
export const RouteError = ({ error }: { readonly error: unknown }) =>
  isLoadError(error) ? <LostPage /> : <BrokenPage />

function BrokenPage() {
  const { t } = useTranslation('not_found')
  return <ReloadPage title={unexpectedError} titleLanguage="en" text={t('unexpected_error')} />
}

/** Loads the page as a document, once: where the document is already that of this page, it says so. */
function LostPage() {
  const { t } = useTranslation('not_found')
  const [isLoading, setLoading] = useState(isOtherDocument)
  const store = useAppStore()

  useEffect(() => {
    if (!isLoading) return
    reloadDocument(store.getState()).catch(() => {
      setLoading(false)
    })
  }, [isLoading, store])

  if (isLoading) return <PageLoading />
  return (
    <ReloadPage
      title={t('lost_title')}
      text={
        <>
          <span>{t('lost_text')}</span> <EmailLink />
        </>
      }
    />
  )
}

interface ReloadPageProps {
  readonly title: string
  /** Set if it is not that of the page. */
  readonly titleLanguage?: Language
  readonly text: ReactNode
}

function ReloadPage({ title, titleLanguage, text }: ReloadPageProps) {
  const { t } = useTranslation('not_found')
  const isTextLost = useAppSelector(hasUnsentText)
  useErrorTitle(title)
  return (
    <MessagePage title={<span lang={titleLanguage}>{title}</span>} text={text}>
      {isTextLost && <p>{t('reload_loses_text')}</p>}
      <Button
        onClick={() => {
          window.location.reload()
        }}
      >
        <span>{t('reload')}</span>
      </Button>
    </MessagePage>
  )
}

/**
 * Gives the document an error's title while a component is mounted. The page's own stays behind it:
 * browsers show the first `<title>`.
 */
export function useErrorTitle(text: string): void {
  useLayoutEffect(() => {
    const title = document.createElement('title')
    title.append(addBrand(text))
    document.head.prepend(title)
    return () => {
      title.remove()
    }
  }, [text])
}
