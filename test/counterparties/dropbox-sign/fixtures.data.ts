/** Examples of the Dropbox Sign API: github.com/hellosign/hellosign-openapi at ad21451 (2025-09-04), examples/json and test_fixtures, Apache-2.0, © Dropbox, Inc. */

/** examples/json/SignatureRequestSendResponse.json, with one of its two signers. */
export const SEND_RESPONSE = {
  signature_request: {
    signature_request_id: '2b388914e3ae3b738bd4e2ee2850c677e6dc53d2',
    title: 'NDA with Acme Co.',
    original_title: 'The NDA we talked about',
    subject: 'The NDA we talked about',
    message: 'Please sign this NDA and then we can discuss more. Let me know if you have any questions.',
    test_mode: true,
    metadata: { custom_id: '1234', custom_text: 'NDA #9' },
    created_at: 1570471067,
    is_complete: false,
    is_declined: false,
    has_error: false,
    custom_fields: [],
    response_data: [],
    signing_url: 'https://app.hellosign.com/sign/2b388914e3ae3b738bd4e2ee2850c677e6dc53d2',
    signing_redirect_url: null,
    files_url:
      'https://api.hellosign.com/v3/signature_request/files/2b388914e3ae3b738bd4e2ee2850c677e6dc53d2',
    details_url: 'https://app.hellosign.com/home/manage?guid=2b388914e3ae3b738bd4e2ee2850c677e6dc53d2',
    requester_email_address: 'me@dropboxsign.com',
    signatures: [
      {
        signature_id: '78caf2a1d01cd39cea2bc1cbb340dac3',
        signer_email_address: 'jack@example.com',
        signer_name: 'Jack',
        signer_role: null,
        order: 0,
        status_code: 'awaiting_signature',
        signed_at: null,
        last_viewed_at: null,
        last_reminded_at: null,
        has_pin: false,
        has_sms_auth: false,
      },
    ],
    cc_email_addresses: [],
    template_ids: null,
  },
};

/** examples/json/EmbeddedSignUrlResponse.json. */
export const SIGN_URL_RESPONSE = {
  embedded: {
    sign_url:
      'https://app.hellosign.com/editor/embeddedSign?signature_id=50e3542f738adfa7ddd4cbd4c00d2a8ab6e4194b&token=b6b8e7deaf8f0b95c029dca049356d4a2cf9710a',
    expires_at: 1634313821,
  },
};

/** examples/json/Error…Response.json. */
export const ERRORS = {
  400: { error: { error_msg: 'This value should not be blank', error_path: 'signers[0]', error_name: 'bad_request' } },
  401: { error: { error_msg: 'Unauthorized user. No credentials supplied.', error_name: 'unauthorized' } },
  404: { error: { error_msg: 'Not found', error_name: 'not_found' } },
  409: { error: { error_msg: 'An identical request is already being processed.', error_name: 'conflict' } },
  410: { error: { error_msg: 'This resource has been deleted.', error_name: 'deleted' } },
  429: { error: { error_msg: 'Too many requests.', error_name: 'exceeded_rate' } },
  500: { error: { error_msg: 'Unrecognized error.', error_name: 'unknown' } },
} as const;

/** The key that the callbacks below are signed with: test_fixtures/EventCallbackHelper_AppCallbacks.json and the SDK's own test. */
export const CALLBACK_KEY = '324e3b0840f065eb51f3fd63231d0d33daa35d4ed10d27718839e81737065782';

export const CALLBACKS = [
  {
    account_guid: '63522885f9261e2b04eea043933ee7313eb674fd',
    event: {
      event_time: '1348177752',
      event_type: 'signature_request_sent',
      event_hash: '08d45a6b7677492b78be030cef18cfeaece8fe67e163cc8e526ee638ad483756',
      event_metadata: {
        related_signature_id: 'ad4d8a769b555fa5ef38691465d426682bf2c992',
        reported_for_account_id: '63522885f9261e2b04eea043933ee7313eb674fd',
        reported_for_app_id: '98891a1b59f312d04cd88e4e0c498d75e0ce0ce0',
      },
    },
  },
  {
    account_guid: '63522885f9261e2b04eea043933ee7313eb674fd',
    event: {
      event_time: '1348177752',
      event_type: 'account_confirmed',
      event_hash: '6dc5b7aad93cf54915e0089d6c31d61b3833f66f51459171c69f8fa211308848',
      event_metadata: {
        related_signature_id: 'ad4d8a769b555fa5ef38691465d426682bf2c992',
        reported_for_account_id: '63522885f9261e2b04eea043933ee7313eb674fd',
        reported_for_app_id: '98891a1b59f312d04cd88e4e0c498d75e0ce0ce0',
      },
    },
  },
] as const;
