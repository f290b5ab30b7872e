import Button from '@mui/material/Button'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isLoadError } from '../site/loading'
import { siteConfig } from '../site/siteConfig'
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
  useErrorTitle(unexpectedError)
  return (
    <ReloadPage title={<span lang="en">{unexpectedError}</span>} text={t('unexpected_error')} />
  )
}

/** Loads the page as a document, once: where the document is already that of this page, it says so. */
function LostPage() {
  const [isLoading, setLoading] = useState(isOtherDocument)
  const store = useAppStore()

  useEffect(() => {
    if (!isLoading) return
    reloadDocument(store.getState()).catch(() => {
      setLoading(false)
    })
  }, [isLoading, store])

  if (isLoading) return <PageLoading />
  return <StillLost />
}

function StillLost() {
  const { t } = useTranslation('not_found')
  useErrorTitle(t('lost_title'))
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
  readonly title: ReactNode
  readonly text: ReactNode
}

function ReloadPage(message: ReloadPageProps) {
  const { t } = useTranslation('not_found')
  const isTextLost = useAppSelector(hasUnsentText)
  return (
    <MessagePage {...message}>
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
    title.append(`${text} | ${siteConfig.brand}`)
    document.head.prepend(title)
    return () => {
      title.remove()
    }
  }, [text])
}
