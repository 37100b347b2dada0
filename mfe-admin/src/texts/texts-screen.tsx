import { Loading } from '../lazy-code/loading.js';
import { useLazyCode } from '../lazy-code/use-lazy-code.js';
import { AdminScreen } from '../screen/admin-screen.js';
import { TEXTS_PATH } from '../paths.js';
import { textsCode } from './texts-code.js';
import * as messages from '../messages/texts/list.js';

/** Articles and posts for editors. */
export function TextsScreen() {
  const state = useLazyCode(textsCode);
  return (
    <AdminScreen path={TEXTS_PATH} title={messages.texts} lead={messages.writeAndPublish}>
      {(session) => {
        if (!state.code) return <Loading {...state} />;
        const { QueryCache, Texts } = state.code;
        return (
          <QueryCache>
            <Texts session={session} />
          </QueryCache>
        );
      }}
    </AdminScreen>
  );
}
