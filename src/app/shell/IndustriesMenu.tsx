import { useTranslation } from 'react-i18next'
import { Dropdown } from './Dropdown'
import { IndustryLinks } from './IndustryLinks'

/** The industries behind one button, at 768 px and wider. */
export function IndustriesMenu() {
  const { t } = useTranslation('nav')
  return (
    <Dropdown menu="industries" label={<span>{t('industries')}</span>}>
      <IndustryLinks all />
    </Dropdown>
  )
}
