import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Replaces the form once its message was sent. Unlike the toast, it does not disappear. */
export function MessageSent({ onReopen }: { readonly onReopen: () => void }) {
  const { t } = useTranslation('contact')
  const text = useRef<HTMLParagraphElement>(null)

  // The focus is lost with the form, unless the visitor has moved it elsewhere meanwhile.
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus()
  }, [])

  return (
    <Stack sx={{ alignItems: 'start', gap: 3 }}>
      <Typography ref={text} variant="lead" tabIndex={-1}>
        {t('success')}
      </Typography>
      <Button variant="outlined" onClick={onReopen}>
        <span>{t('write_another')}</span>
      </Button>
    </Stack>
  )
}
