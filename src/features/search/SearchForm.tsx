import Button from '@mui/material/Button'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { selectLanguage } from '../../i18n/languageSlice'
import { addressOf } from '../../site/siteMap'
import styles from './SearchForm.module.css'

const longestQuery = 100

/** Leads to the search page, with what is asked for in the address; without a script too. */
export function SearchForm({ query = '' }: { readonly query?: string }) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const address = addressOf('search', useSelector(selectLanguage))
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      role="search"
      className={styles.form}
      method="get"
      action={address}
      onSubmit={(event) => {
        event.preventDefault()
        const q = input.current?.value.trim() ?? ''
        void navigate(`${address}?${new URLSearchParams({ q }).toString()}`)
      }}
    >
      <label htmlFor={id}>{t('label')}</label>
      <div className={styles.control}>
        {/* Another query, by the way back for example, is another field. */}
        <input
          key={query}
          ref={input}
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">{t('submit')}</Button>
      </div>
    </form>
  )
}
