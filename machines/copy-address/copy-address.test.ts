import { describeMachine } from '../model-testing/suite.ts';
import { copyAddressModel } from './copy-address.model.ts';

describeMachine(copyAddressModel);
