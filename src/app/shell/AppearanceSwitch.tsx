import { useColorScheme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import styles from './AppearanceSwitch.module.css'

const modes = ['light', 'dark', 'system'] as const

/** Light, dark, or as the system has it; the choice lasts as long as the page (R9). */
export function AppearanceSwitch() {
  const { t } = useTranslation('footer')
  const { mode = 'system', setMode } = useColorScheme()
  return (
    <fieldset className={styles.switch}>
      <legend>{t('appearance')}</legend>
      {modes.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name="appearance"
            className="visually-hidden"
            checked={mode === option}
            onChange={() => {
              setMode(option)
            }}
          />
          <span>{t(`appearance_${option}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
