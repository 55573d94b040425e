import '#src/styles/global.css.ts';
import { isAnyFormInUse } from '#src/io/forms-in-use.ts';
import { start } from '#src/page/start.tsx';

start({ loadRouter: () => import('./router.tsx'), isFormInUse: isAnyFormInUse });
