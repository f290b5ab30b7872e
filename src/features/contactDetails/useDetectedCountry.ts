import { useFormikContext } from 'formik'
import { useEffect, useMemo } from 'react'
import { useDetectCountryQuery } from '@/geolocation'
import { getDeviceTimeZone } from '@/time/deviceTime'
import { getCountryOfDialCode, getDeviceCountry } from '../phone'
import type { ContactDetails } from './domain/types'

/**
 * Replaces the default country code with the visitor's own, until the visitor changes it or the
 * form is submitted (requirements R29, R45). If the service does not know the country, the device
 * may tell it; if it does not, the default stays.
 */
export function useDetectedCountry(isBusy: boolean): void {
  const { data: dialCode, isSuccess, isError } = useDetectCountryQuery()
  const { touched, setFieldValue } = useFormikContext<ContactDetails>()
  const detected = dialCode ? getCountryOfDialCode(dialCode) : undefined
  const country = useMemo(
    () =>
      isSuccess || isError
        ? (detected ?? getDeviceCountry(getDeviceTimeZone(), navigator.languages))
        : undefined,
    [isSuccess, isError, detected],
  )
  const isFixed = Boolean(touched.country) || isBusy

  useEffect(() => {
    if (country && !isFixed) void setFieldValue('country', country, false)
    // Only a newly detected country may change the code, not a change of the form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [country])
}
