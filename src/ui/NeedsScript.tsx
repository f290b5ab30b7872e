import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { scriptingAttribute } from '../hydration/attributes'
import { siteConfig } from '../site/siteConfig'

/** A link to it loads the document again, also without scripts. */
const thisDocument = ''

interface NeedsScriptProps {
  /** What could not be loaded, and that it needs JavaScript. */
  readonly text?: string
}

/**
 * Stands before what needs scripts. Where there are none, or where they could not be loaded, it is shown in
 * place of what comes after it. Its links work without scripts.
 */
export function NeedsScript({ text }: NeedsScriptProps) {
  const { t } = useTranslation('not_found')
  return (
    <Message role="alert">
      <span>{text ?? t('part_needs_script')}</span> <a href={thisDocument}>{t('reload')}</a>
      <span> · </span>
      <a href={`mailto:${siteConfig.email}`} translate="no">
        {siteConfig.email}
      </a>
    </Message>
  )
}

const Message = styled('p')({
  [`[${scriptingAttribute}] &`]: { display: 'none' },
  [`html:not([${scriptingAttribute}]) & ~ *`]: { display: 'none' },
})
