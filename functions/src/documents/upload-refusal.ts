import type { UploadRefusal } from '@trialdesk/contract/entities/pending-upload';
import { MESSAGES } from '@trialdesk/contract/messages';
import { ApiError } from '../http/api-error.ts';

export function uploadRefused(refusal: UploadRefusal): ApiError {
  switch (refusal) {
    case 'unknown':
      return new ApiError('bad_input', 'nothingToReplace', { replaces: 'nothingToReplace' });
    case 'another':
      return new ApiError('bad_input', 'replacesAnother', { replaces: 'otherDocument' });
    case 'archived':
      return new ApiError('conflict', 'replacedArchived');
    case 'unread':
      return new ApiError('conflict', 'replacedUnread');
    case 'replaced':
      return new ApiError('conflict', 'alreadyReplaced');
    case 'not_pdf':
      return new ApiError('unsupported_media_type', MESSAGES.pdfOnly);
    case 'too_large':
      return new ApiError('too_large', 'fileTooLarge');
    case 'incomplete':
      return new ApiError('bad_input', 'uploadIncomplete');
    case 'not_allowed':
      return new ApiError('forbidden', 'roleNotAllowed');
    case 'ended':
      return new ApiError('not_found', 'noSuchUpload');
  }
}
