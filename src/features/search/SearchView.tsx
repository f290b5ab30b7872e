import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useCallback, useMemo, useRef, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTextLanguage } from '@/i18n/useContent'
import type { Language } from '@/site/language'
import { ButtonLink } from '@/ui/PageLink'
import { EmailLink } from '@/ui/EmailLink'
import { Dots } from '@/ui/Dots'
import { getMessageStyles, Stage } from '@/ui/MessagePage'
import { NeedsScript } from '@/ui/NeedsScript'
import { appearLate } from '@/ui/PageLoading'
import { AssistantPicture } from '../assistants'
import type { Search } from './createSearch'
import { loadSearch } from './loadSearch'
import { SearchForm } from './SearchForm'
import { SearchResults } from './SearchResults'
import { Suggestions } from './Suggestions'

export function SearchView({ query }: { readonly query: string }) {
  const { t } = useTranslation('search')
  const asked = /[\p{L}\p{N}]/u.test(query)
  const { search, failed, retry } = useSearch(useTextLanguage(), asked)
  const results = useMemo(() => search?.(query) ?? [], [search, query])
  const statusLine = useRef<HTMLParagraphElement>(null)
  // The suggestions go, and the focus must not.
  const passFocusOn = useCallback(
    (suggestions: HTMLElement) => () => {
      if (suggestions.contains(document.activeElement)) statusLine.current?.focus()
    },
    [],
  )
  const isMessage = results.length === 0
  const isLoading = asked && !failed && !search
  const foundNothing = asked && isMessage && search !== undefined

  const getStatus = () => {
    if (!asked) return t('hint')
    if (failed) return t('failed_title')
    if (isLoading) return t('loading')
    return foundNothing
      ? t('no_results', { query })
      : t('results', { count: results.length, query })
  }

  return (
    <View>
      <SearchForm query={query} />
      <NeedsScript text={t('needs_script')} />
      <Answer sx={isMessage ? [getMessageStyles, besideField, isLoading && appearLate] : []}>
        <div>
          <Typography
            ref={statusLine}
            variant={asked ? 'h3' : 'body1'}
            component="p"
            color={asked ? undefined : 'textSecondary'}
            role="status"
            tabIndex={-1}
          >
            <span>{getStatus()}</span>
            {failed && (
              <Typography component="span" sx={{ display: 'block', marginTop: 1 }}>
                <span>{t('failed')}</span> <EmailLink />
              </Typography>
            )}
          </Typography>
          {isLoading && <TypingDots />}
          {failed && (
            <Button
              onClick={() => {
                // The button goes, and its focus must not.
                statusLine.current?.focus()
                retry()
              }}
            >
              <span>{t('retry')}</span>
            </Button>
          )}
          {foundNothing && <NextSteps />}
          {(!asked || foundNothing) && <Suggestions ref={passFocusOn} />}
        </div>
        {isMessage && (
          <Stage>
            {failed ? undefined : <AssistantPicture assistant="dataanalyst" size={280} />}
          </Stage>
        )}
      </Answer>
      {results.length > 0 && <SearchResults results={results} />}
    </View>
  )
}

/** Advice if nothing was found: other words, and links to pages that answer most questions. */
function NextSteps() {
  const { t } = useTranslation(['search', 'nav'])
  return (
    <>
      <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
        {t('advice')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <ButtonLink page="pricing" variant="outlined">
          {t('nav:pricing')}
        </ButtonLink>
        <ButtonLink page="home" anchor="contact" variant="outlined">
          {t('nav:contact')}
        </ButtonLink>
        <ButtonLink page="scheduleDemo">{t('nav:schedule_demo')}</ButtonLink>
      </Stack>
    </>
  )
}

const View = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 28,
  '& form': { width: '100%', maxWidth: 720 },
})

const Answer = styled('div')({
  width: '100%',
  '& > :first-of-type': { display: 'grid', justifyItems: 'start', gap: 20 },
  // More room above the questions where links stand above them.
  '& div + nav': { marginTop: 16 },
})

const TypingDots = styled(Dots)(({ theme }) => ({
  '--dot-size': '12px',
  color: theme.vars.palette.primary.main,
}))

/** A message leaves the assistant room beside it, where the window is wide enough. */
const besideField = ({ breakpoints }: Theme) => ({
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 720px) minmax(150px, 1fr)',
    // The whole message fits the window.
    '& > :first-of-type': { minHeight: 0, padding: 'var(--space-card)' },
    '& img': { maxWidth: 280 },
    '& > :last-of-type': { justifyItems: 'start' },
  },
})

interface Loaded {
  readonly language: Language
  /** Undefined if it could not be loaded. */
  readonly search: Search | undefined
}

/** The search of a language, loaded with the first query, its library too. */
function useSearch(language: Language, isNeeded: boolean) {
  const [loaded, setLoaded] = useState<Loaded>()
  // A failure goes with its query: the next one loads anew.
  if (loaded && !loaded.search && !isNeeded) setLoaded(undefined)
  const current = loaded?.language === language ? loaded : undefined
  const missing = isNeeded && !current

  useEffect(() => {
    if (!missing) return
    let isSuperseded = false
    void loadSearch(language)
      .catch(() => undefined)
      .then((search) => {
        if (!isSuperseded) setLoaded({ language, search })
      })
    return () => {
      isSuperseded = true
    }
  }, [language, missing])

  return {
    search: current?.search,
    failed: current !== undefined && !current.search,
    retry: () => {
      setLoaded(undefined)
    },
  }
}
