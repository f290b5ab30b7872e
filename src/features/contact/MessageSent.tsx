import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Stands in place of the form once its message was sent, and stays, unlike the toast. */
export function MessageSent({ onReopen }: { readonly onReopen: () => void }) {
  const { t } = useTranslation('contact')
  const text = useRef<HTMLParagraphElement>(null)

  // The form takes the focus with it, unless the visitor has moved on meanwhile.
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus()
  }, [])

  return (
    <Stack sx={{ alignItems: 'start', gap: 3 }}>
      <Typography ref={text} variant="lead" tabIndex={-1}>
        {t('success')}
      </Typography>
      <Button variant="outlined" onClick={onReopen}>
        {t('write_another')}
      </Button>
    </Stack>
  )
}
