import mailPictures from '../../server/messages/mailPictures.json'
import { renderMailPictures } from './renderMailPictures'

test('mails have the site’s logo and mascot; `npm run mail-pictures` draws them anew', () => {
  expect(mailPictures).toEqual(renderMailPictures())
})
