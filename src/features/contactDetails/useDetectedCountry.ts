import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { useDetectCountryQuery } from '@/contactService'
import { yieldToMain } from '@/site/loading'
import { getDeviceLanguages } from '@/i18n/deviceLanguages'
import { getDeviceTimeZone } from '@/time/deviceTime'
import { getCountryOfDialCode } from './domain/countries'
import { findDeviceCountry } from './domain/deviceCountry'
import type { ContactDetails } from './domain/fields'

/**
 * Replaces the default country code with the visitor's own, until the visitor changes it or the
 * form is submitted (requirements R29, R45). If the service answers without naming a country, the
 * device may tell it; if it does not, or if the service fails, the default stays (requirements R69).
 */
export function useDetectedCountry(isBusy: boolean): void {
  const { data: dialCode, isSuccess } = useDetectCountryQuery(undefined, {
    // The visitor's country stays the same, however long they are on the site.
    refetchOnMountOrArgChange: false,
  })
  const { touched, setFieldValue } = useFormikContext<ContactDetails>()
  const fillInCountry = useEffectEvent((country: string | undefined) => {
    if (country && !touched.country && !isBusy) void setFieldValue('country', country, false)
  })
  // Only an answer may change the code, not a change of the form.
  useEffect(() => {
    if (!isSuccess) return
    const detected = dialCode ? getCountryOfDialCode(dialCode) : undefined
    if (detected) fillInCountry(detected)
    else
      void findDeviceCountry(getDeviceTimeZone(), getDeviceLanguages(navigator), yieldToMain).then(
        (country) => {
          fillInCountry(country)
        },
      )
  }, [isSuccess, dialCode])
}
